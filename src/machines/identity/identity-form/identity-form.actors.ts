import { beginStep, focusWhenShown } from '~/services/browser/visible'

/** Where the keyboard goes on the page. */
export const liveFocus = {
  focusSummary: (_: unknown, id: string) => focusWhenShown(id),
  focusStep: (_: unknown, id: string) => beginStep(id),
}
