import type { FlagKey } from '~/services/domain/flags/flags.rules'
import type { Language } from '~/services/domain/locale'
import type { Told } from '~/services/domain/subscriptions/told'
import type { ToolStatus } from './machines.contract'

/** How wide a page is looked at: 1280 or 390 pixels. */
export type PageSize = 'desktop' | 'phone'

/** One look of a page: how the machine on it stands, and the shortest way there. */
export type PageState = {
  /** as `data-state` says it; '' where nothing is staged and the page is as it is for that person */
  state: string
  title: string
  /** of its page */
  path: string
  /** ids of the innermost states, one for each region */
  leaves: string[]
  /** who is signed in, of the seed, or `NOBODY`; null: it does not matter */
  persona: string | null
  /** what the session has to know before its page is there; null: nothing */
  told: Told | null
  /** what has to be on; null: nothing */
  flag: FlagKey | null
  /** whose account of the seed an admin looks at; null: it does not matter */
  preview: string | null
  /** recipes of the page's address (machines/recording/recipe.ts), in order */
  stages: string[]
  /** the last recipe's steps: by name, and in words */
  steps: { name: string; when: string }[]
}
/** What has to be so before a page is there; the link of a state says it, too. */
export type Needed = Pick<PageState, 'persona' | 'told' | 'flag' | 'preview'>
export type MachineStates = {
  id: string
  area: string
  title: string
  sentence: string
  /** the only size at which the machine is to be seen */
  size: PageSize | null
  /** its page is there for who holds the key of QA */
  isKeyed: boolean
  states: PageState[]
  /** why no recipe leads to an innermost state, by its id */
  reasons: Record<string, string>
}
/** docs/machines/states.json. `unseen`: machines whose states no address leads to, and why. */
export type StatesFile = { machines: MachineStates[]; unseen: { id: string; title: string; reason: string }[] }

/** Where a state is to be seen: its page with a recipe, what the page needs before, and its place in the gallery of states. */
export type ShownScreen = Pick<PageState, 'path' | 'stages'> & Needed & { gallery: string }
/** The same, or why it is nowhere to be seen. */
export type Screen = ShownScreen | { reason: string }

/** `id`: of the state, for its picture and its place in the list. `found`: where a search looks, in small letters. */
export type StateOfGallery = PageState & { id: string; found: string }
export type StatesPage = {
  status: ToolStatus
  machines: (Omit<MachineStates, 'states'> & { states: StateOfGallery[] })[]
  unseen: StatesFile['unseen']
  /** names of the pictures that are kept: '{id}.{language}.{size}' */
  pictures: string[]
} & Arranged
/** What is so for who looks. */
export type Arranged = {
  /** who is signed in, of the seed; null for nobody and for anybody else */
  person: string | null
  /** what this visitor's session knows of a subscription */
  told: Told | null
  /** whose account of the seed is looked at as an admin; null for nobody's */
  preview: string | null
  /** flags that are on for everybody */
  on: readonly FlagKey[]
}
/** A link of the gallery whose page is not there yet. */
export type LinkedState = {
  look: PageState
  /** what its machine is called; null where the gallery does not know the state */
  machineTitle: string | null
  /** the page with its recipe, and the same with nothing said of what it needs */
  href: string
  plainHref: string
  language: Language
  /** what is needed can be arranged here, by whoever asks */
  mayArrange: boolean
} & Arranged
