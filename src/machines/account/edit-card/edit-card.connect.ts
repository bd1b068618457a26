import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectCardForm } from '../../checkout/card-form/card-form.connect'
import type { editCardMachine } from './edit-card.machine'
import { CARD_TOLD_ID, totalsOf } from './edit-card.rules'

export type EditCardSend = FlowSend<typeof editCardMachine>

export function connectEditCard(snapshot: Reading<typeof editCardMachine>) {
  const card = snapshot.children.card
  const { open, tried } = snapshot.context
  return {
    ...marks('editCard', snapshot),
    /** null until its machine runs, and where it is told what came of the payments */
    form: card && !snapshot.matches('tried') ? connectCardForm(card.getSnapshot()) : null,
    /** why it was not taken; null while nothing was refused. What was typed is still there */
    failure: snapshot.context.failure,
    /** what is charged as soon as it is saved, and what that comes to in each money */
    open,
    totals: totalsOf(open),
    /** what came of it; [] while nothing was tried */
    tried,
    canReplace: snapshot.can({ type: 'REPLACE' }),
    /** of what came of it, which takes the keyboard */
    toldId: CARD_TOLD_ID,
    /** the browser leaves */
    isSaved: snapshot.matches('saved'),
    isBusy: snapshot.hasTag('busy'),
  }
}
export type EditCardView = ReturnType<typeof connectEditCard>
