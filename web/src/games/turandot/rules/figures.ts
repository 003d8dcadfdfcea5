/** The pictures and tables of the rules page, by their names in the text. */

import { drawn } from '../../../rules/content'
import { casts } from './examples'
import Bids from './figures/Bids.svelte'
import Cast from './figures/Cast.svelte'
import Categories from './figures/Categories.svelte'
import Course from './figures/Course.svelte'
import Crew from './figures/Crew.svelte'
import Directors from './figures/Directors.svelte'
import OperaHand from './figures/OperaHand.svelte'
import OperaSetups from './figures/OperaSetups.svelte'
import Reveal from './figures/Reveal.svelte'
import Roles from './figures/Roles.svelte'
import SingerCard from './figures/SingerCard.svelte'
import Singers from './figures/Singers.svelte'

export const figures = {
  singer: drawn(SingerCard, {}),
  categories: drawn(Categories, {}),
  roles: drawn(Roles, {}),
  'opera-hand': drawn(OperaHand, {}),
  'opera-setups': drawn(OperaSetups, {}),
  course: drawn(Course, {}),
  'legal-bids': drawn(Bids, {}),
  reveal: drawn(Reveal, {}),
  crew: drawn(Crew, {}),
  directors: drawn(Directors, {}),
  cast: drawn(Cast, { example: casts.example }),
  'table-cast': drawn(Cast, { example: casts.table }),
  singers: drawn(Singers, {}),
}
