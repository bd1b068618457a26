import type { StateGalleryView } from '~/machines/tooling/state-gallery/state-gallery.connect'
import { NOBODY } from '~/services/domain/people/nobody'
import type { PageState } from '~/services/flows/machines/states.contract'

type Needs = Pick<PageState, 'persona' | 'told' | 'flag'>
type Arranged = Pick<StateGalleryView, 'person' | 'told' | 'on'>

/** Without what its page needs a link leads to the sign-in, or to the page where it is told. */
export const isPrepared = (look: Needs, { person, told, on }: Arranged): boolean =>
  isSignedIn(look, person) && isTold(look, told) && isOn(look, on)

export const isSignedIn = ({ persona }: Pick<Needs, 'persona'>, person: string | null) =>
  persona === null || person === (persona === NOBODY ? null : persona)

/** Who has chosen a plan has told of a child before. */
export const isTold = ({ told: about }: Pick<Needs, 'told'>, told: string | null) =>
  about === null || told === about || told === 'plan'

export const isOn = ({ flag }: Pick<Needs, 'flag'>, on: Arranged['on']) => flag === null || on.includes(flag)
