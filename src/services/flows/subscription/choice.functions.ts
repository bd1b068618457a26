import { createServerFn } from '@tanstack/react-start'
import { KeptChoice } from './subscription.contract'
import { keepChoice } from './subscription.server'

/** Keeps what was chosen on a kit's page (S-254) in the visitor's own session. Needs no sign-in. */
export const storeChoice = createServerFn({ method: 'POST' })
  .validator(KeptChoice)
  .handler(({ data }) => keepChoice(data))
