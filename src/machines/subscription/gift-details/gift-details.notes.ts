import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { KitAnchor } from '~/services/domain/kits/kit-anchor.contract'
import type { giftDetailsMachine } from './gift-details.machine'

const text = z.string().meta({ personal: true })
/** Which kit a gift begins with is nobody's; a text that is no kit may be anything. */
const kitAnchor = z.union([KitAnchor, z.literal('')])
export const giftDraft = z.strictObject({ recipientName: text, recipientEmail: text, deliverOn: text, kitAnchor })
const page = { today: z.string(), lastDay: z.string(), wasRefused: z.boolean() }

export const giftDetailsNotes: Notes<typeof giftDetailsMachine> = {
  id: 'giftDetails',
  title: 'About the gift',
  sentence: 'Asks who is given the kits, on which day, and which kit comes first.',
  route: '/pages/subscription-v3/child-info?gift=true',
  states: {
    starting: { title: 'Looking whether it was sent already, without a script', decided: 'E-94' },
    editing: { title: 'Being filled in', decided: 'E-94' },
    'editing.open': { title: 'Nothing is complained about', decided: 'E-94' },
    'editing.refused': { title: 'Something is missing, and says so', decided: 'E-94' },
    'editing.failed': { title: 'Not kept; everything filled in is still there', decided: 'E-94' },
    sent: { title: 'Sent; whatever is changed has to be sent again', decided: 'E-94' },
    'sent.storing': { title: 'Keeping it', decided: 'E-94' },
    'sent.stored': { title: 'Kept; the next step opens', decided: 'E-94' },
    failing: { title: 'Our server did not keep it', decided: 'E-94' },
  },
  events: {
    CHANGE: 'changes an answer',
    RESTORE: 'comes back to a form that was not sent',
    SUBMIT: 'presses "Continue"',
  },
  guards: {
    wasRefused: 'it was sent, and something was missing',
    isComplete: 'every answer is right',
    isOk: 'our server has it',
  },
  actions: {
    keepField: 'keep what was filled in',
    restore: 'fill in what was there before',
    saveDraft: 'remember the form in this browser tab',
    forgetDraft: 'forget the form in this browser tab: our server has it',
    focusSummary: 'put the keyboard on the list of what is missing',
    logFailure: 'write the failure to the log',
    tellChanged: 'tell the flow around it that what was sent is no longer what stands there',
    tellStored: 'tell the flow around it that it is kept',
  },
  delays: { patience: '9 seconds' },
  actors: { storeGift: 'our server: keeps the gift in the visit' },
  schemas: {
    input: z.strictObject({ ...page, initial: giftDraft }),
    context: z.strictObject({ ...page, draft: giftDraft }),
    events: {
      CHANGE: z.union([
        eventSchema('CHANGE', { field: z.enum(['recipientName', 'recipientEmail', 'deliverOn']), value: text }),
        eventSchema('CHANGE', { field: z.literal('kitAnchor'), value: kitAnchor }),
      ]),
      RESTORE: eventSchema('RESTORE', { draft: giftDraft }),
      SUBMIT: eventSchema('SUBMIT'),
    },
  },
}
