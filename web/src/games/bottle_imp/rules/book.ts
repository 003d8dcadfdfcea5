import { figureIn, list, text, type Rulebook } from '../../../rules/content'
import { figures } from './figures'

const figure = figureIn(figures)

export const book: Rulebook = {
  by: 'book-imp-by',
  short: [
    'book-imp-short-1',
    'book-imp-short-2',
    'book-imp-short-3',
    'book-imp-short-4',
    'book-imp-short-5',
    'book-imp-short-6',
    'book-imp-short-7',
    'book-imp-short-8',
    'book-imp-short-9',
    'book-imp-short-10',
  ],
  sections: [
    { id: 'goal', title: 'book-imp-goal', blocks: [text('book-imp-goal-1'), text('book-imp-goal-2')] },
    { id: 'cards', title: 'book-imp-cards', blocks: [text('book-imp-cards-1'), text('book-imp-cards-2')] },
    {
      id: 'colours',
      title: 'book-imp-colours',
      matters: ({ option }) => option('deck') !== 'classic',
      blocks: [
        text('book-imp-cards-3'),
        text('book-imp-cards-4'),
        figure('faces', 'book-imp-cards-faces'),
        figure('base-points', 'book-imp-cards-table'),
      ],
    },
    {
      id: 'deal',
      title: 'book-imp-deal',
      blocks: [text('book-imp-deal-1'), figure('deals', 'book-imp-deal-table')],
    },
    {
      id: 'secret-choice',
      title: 'book-imp-pass',
      matters: ({ option }) => option('mode') !== 'eye',
      blocks: [
        text('book-imp-pass-1'),
        list('book-imp-pass-mystery', 'book-imp-pass-left', 'book-imp-pass-right'),
        text('book-imp-pass-2'),
        figure('passing', 'book-imp-pass-figure'),
      ],
    },
    {
      id: 'tricks',
      title: 'book-imp-play',
      matters: ({ option }) => option('mode') !== 'eye',
      blocks: [
        text('book-imp-play-1'),
        text('book-imp-play-2'),
        figure('following', 'book-imp-play-figure'),
        text('book-imp-play-3'),
      ],
    },
    {
      id: 'eye',
      title: 'book-imp-eye',
      matters: ({ option }) => option('mode') === 'eye',
      blocks: [
        text('book-imp-eye-1'),
        text('book-imp-eye-2'),
        text('book-imp-eye-3'),
        text('book-imp-eye-4'),
        text('book-imp-eye-5'),
        figure('eye', 'book-imp-eye-figure'),
        text('book-imp-eye-6'),
      ],
    },
    {
      id: 'bottle',
      title: 'book-imp-bottle',
      blocks: [
        text('book-imp-bottle-1'),
        list('book-imp-bottle-above', 'book-imp-bottle-below'),
        figure('trick-below', 'book-imp-bottle-figure-1'),
        figure('trick-above', 'book-imp-bottle-figure-2'),
        text('book-imp-bottle-2'),
        text('book-imp-bottle-3'),
        figure('sales', 'book-imp-bottle-figure-3'),
      ],
    },
    {
      id: 'scoring',
      title: 'book-imp-score',
      blocks: [
        text('book-imp-score-1'),
        list('book-imp-score-without', 'book-imp-score-with'),
        text('book-imp-score-last'),
        figure('round-solo', 'book-imp-score-figure'),
      ],
    },
    {
      id: 'match',
      title: 'book-imp-match',
      blocks: [text('book-imp-match-1'), text('book-imp-match-2'), text('book-imp-match-3')],
    },
    {
      id: 'modes',
      title: 'book-imp-modes',
      blocks: [text('book-imp-modes-1'), figure('modes', 'book-imp-modes-table')],
    },
    {
      id: 'two-bottles',
      title: 'book-imp-two',
      matters: ({ option }) => option('mode') === 'two-bottles',
      blocks: [
        text('book-imp-two-1'),
        text('book-imp-two-2'),
        figure('two-bottles', 'book-imp-two-figure'),
        text('book-imp-two-3'),
      ],
    },
    {
      id: 'teams',
      title: 'book-imp-teams',
      matters: ({ option }) => option('mode').startsWith('teams'),
      blocks: [
        text('book-imp-teams-1'),
        figure('parties', 'book-imp-teams-figure'),
        text('book-imp-teams-2'),
        list('book-imp-teams-sum', 'book-imp-teams-alone', 'book-imp-teams-bottle'),
        text('book-imp-teams-3'),
        figure('round-teams', 'book-imp-teams-figure-2'),
      ],
    },
    {
      id: 'half-cards',
      title: 'book-imp-halves',
      matters: ({ players }) => players >= 5,
      blocks: [
        text('book-imp-halves-1'),
        text('book-imp-halves-2'),
        figure('half-card', 'book-imp-halves-figure'),
        figure('half-points', 'book-imp-halves-table'),
      ],
    },
    {
      id: 'five-players',
      title: 'book-imp-five',
      matters: ({ players }) => players === 5,
      blocks: [text('book-imp-five-1'), text('book-imp-five-2')],
    },
    {
      id: 'classic',
      title: 'book-imp-classic',
      matters: ({ option }) => option('deck') === 'classic',
      blocks: [text('book-imp-classic-1'), figure('classic-points', 'book-imp-classic-table')],
    },
    {
      id: 'advice',
      title: 'book-imp-tips',
      blocks: [
        list(
          'book-imp-tips-1',
          'book-imp-tips-2',
          'book-imp-tips-3',
          'book-imp-tips-4',
          'book-imp-tips-5',
          'book-imp-tips-6',
          'book-imp-tips-7',
          'book-imp-tips-8',
        ),
      ],
    },
  ],
}
