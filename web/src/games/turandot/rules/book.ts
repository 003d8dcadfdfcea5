import { figureIn, list, text, type Rulebook } from '../../../rules/content'
import { figures } from './figures'

const figure = figureIn(figures)

export const book: Rulebook = {
  by: 'book-tur-by',
  short: [
    'book-tur-short-1',
    'book-tur-short-2',
    'book-tur-short-3',
    'book-tur-short-4',
    'book-tur-short-5',
    'book-tur-short-6',
    'book-tur-short-7',
    'book-tur-short-8',
    'book-tur-short-9',
    'book-tur-short-10',
  ],
  sections: [
    { id: 'goal', title: 'book-tur-goal', blocks: [text('book-tur-goal-1'), text('book-tur-goal-2')] },
    {
      id: 'singers',
      title: 'book-tur-singers',
      blocks: [
        text('book-tur-singers-1'),
        list(
          'book-tur-singers-stars',
          'book-tur-singers-category',
          'book-tur-singers-gender',
          'book-tur-singers-favourite',
        ),
        figure('singer', 'book-tur-singers-figure'),
        figure('categories', 'book-tur-singers-categories'),
      ],
    },
    {
      id: 'roles',
      title: 'book-tur-roles',
      blocks: [text('book-tur-roles-1'), figure('roles', 'book-tur-roles-figure')],
    },
    {
      id: 'hand',
      title: 'book-tur-hand',
      blocks: [
        list('book-tur-hand-numbers', 'book-tur-hand-money', 'book-tur-hand-bluff'),
        figure('opera-hand', 'book-tur-hand-figure'),
        text('book-tur-hand-1'),
        figure('opera-setups', 'book-tur-hand-table'),
      ],
    },
    {
      id: 'rounds',
      title: 'book-tur-course',
      blocks: [
        text('book-tur-course-1'),
        figure('course', 'book-tur-course-table'),
        text('book-tur-course-2'),
        text('book-tur-course-3'),
      ],
    },
    {
      id: 'bid',
      title: 'book-tur-bid',
      blocks: [
        text('book-tur-bid-1'),
        list('book-tur-bid-number', 'book-tur-bid-crew'),
        text('book-tur-bid-2'),
        figure('legal-bids', 'book-tur-bid-figure'),
        text('book-tur-bid-3'),
      ],
    },
    {
      id: 'hiring',
      title: 'book-tur-hire',
      blocks: [
        list('book-tur-hire-alone', 'book-tur-hire-most', 'book-tur-hire-tie'),
        figure('reveal', 'book-tur-hire-figure'),
      ],
    },
    {
      id: 'crew',
      title: 'book-tur-crew',
      blocks: [
        text('book-tur-crew-1'),
        text('book-tur-crew-2'),
        figure('crew', 'book-tur-crew-figure'),
        text('book-tur-crew-3'),
      ],
    },
    {
      id: 'stand-ins',
      title: 'book-tur-stand-ins',
      blocks: [text('book-tur-stand-ins-1'), text('book-tur-stand-ins-2'), text('book-tur-stand-ins-3')],
    },
    { id: 'dismissal', title: 'book-tur-dismiss', blocks: [text('book-tur-dismiss-1')] },
    {
      id: 'directors',
      title: 'book-tur-directors',
      blocks: [text('book-tur-directors-1'), figure('directors', 'book-tur-directors-figure')],
    },
    {
      id: 'casting',
      title: 'book-tur-cast',
      blocks: [
        text('book-tur-cast-1'),
        list(
          'book-tur-cast-stars',
          'book-tur-cast-scenery',
          'book-tur-cast-favourite',
          'book-tur-cast-gender',
          'book-tur-cast-director',
        ),
        text('book-tur-cast-2'),
        figure('cast', 'book-tur-cast-figure'),
      ],
    },
    {
      id: 'winner',
      title: 'book-tur-winner',
      blocks: [text('book-tur-winner-1'), text('book-tur-winner-2')],
    },
    {
      id: 'two-players',
      title: 'book-tur-two',
      matters: ({ players }) => players === 2,
      blocks: [
        text('book-tur-two-1'),
        text('book-tur-two-2'),
        figure('table-cast', 'book-tur-two-figure'),
        text('book-tur-two-3'),
        text('book-tur-two-4'),
      ],
    },
    {
      id: 'editions',
      title: 'book-tur-editions',
      blocks: [
        text('book-tur-editions-1'),
        list('book-tur-editions-it', 'book-tur-editions-de'),
        text('book-tur-editions-2'),
      ],
    },
    {
      id: 'deck',
      title: 'book-tur-deck',
      matters: ({ option }) => option('deck') === 'house',
      blocks: [text('book-tur-deck-1'), text('book-tur-deck-2'), figure('singers', 'book-tur-deck-table')],
    },
    {
      id: 'advice',
      title: 'book-tur-tips',
      blocks: [
        list('book-tur-tips-1', 'book-tur-tips-2', 'book-tur-tips-3', 'book-tur-tips-4', 'book-tur-tips-5'),
      ],
    },
  ],
}
