import { marks, type Reading } from '~/machines/runtime/reading'
import type { megaMenuMachine } from './mega-menu.machine'

export function connectMegaMenu(snapshot: Reading<typeof megaMenuMachine>) {
  return {
    ...marks('megaMenu', snapshot),
    /** the item whose panel is shown and whose button is aria-expanded */
    openItem: snapshot.context.item,
  }
}
export type MegaMenuView = ReturnType<typeof connectMegaMenu>
