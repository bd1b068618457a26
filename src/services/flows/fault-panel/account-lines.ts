import messages from '~/content/messages/en.json'
import type { FaultRule } from '~/services/platform/faults/faults.contract'
import { eventFor, failing, line, type MakeableLine, type Shown } from './making'

const KITS = '/account/subscriptions'
const READING_KITS = 'GET /recipient/:id/subscriptions'
/** The seed gives what it tells the same ids in every shop. */
const PAUSED_CLUB = '/account/early-reader-club?selected_subscription_uuid=c2d0c300-74c8-87ad-881c-7f9dc4641164'

const { account, error, schedule, settings, readingClub } = messages

const ofKit = (shown: Pick<Shown, 'id' | 'rule' | 'text' | 'press' | 'bankSays'>) =>
  line({ ...shown, path: KITS, person: 'billing' })

/** The page is made without its schedule, and whoever asks again waits for it. */
const LATE_AFTER_NONE: FaultRule[] = [
  { upstream: 'subscription-manager', operation: READING_KITS, times: 1, outcome: { kind: 'malformed' } },
  { upstream: 'subscription-manager', operation: READING_KITS, times: null, outcome: { kind: 'delay', ms: 10_000 } },
]

/** The lines of the error catalogues that pages of the account show. */
export const ACCOUNT_LINES: readonly MakeableLine[] = [
  line({
    ...{ id: 'loading', rule: 'A-283', text: account.loading, path: KITS, person: 'parent' },
    ...{ faults: LATE_AFTER_NONE, press: account.again },
  }),
  line({
    ...{ id: 'account', rule: 'A-284', text: error.message, path: '/account', person: 'parent' },
    faults: [failing('account-manager', 'GET /users/:id')],
  }),
  line({
    ...{ id: 'schedule', rule: 'A-284', text: error.heading, path: KITS, person: 'parent' },
    faults: [failing('subscription-manager')],
  }),
  ofKit({ id: 'expired', rule: 'A-285', text: schedule.errors.expired, press: 'Child with an expired card' }),
  ofKit({ id: 'declined', rule: 'A-286', text: schedule.errors.declined, press: 'Child with a declined card' }),
  ofKit({
    ...{ id: 'unpaid', rule: 'A-287', text: schedule.errors.payment, press: 'Child with an expired card' },
    bankSays: 'The bank did not say why.',
  }),
  ofKit({ id: 'shipment', rule: 'A-288', text: schedule.errors.shipment, press: 'Child with a lost parcel' }),
  line({
    ...{ id: 'unpause', rule: 'A-289', text: readingClub.unpauseFailed, path: PAUSED_CLUB, person: 'parent' },
    ...{ flags: ['erc-pause-state'], press: readingClub.unpause },
    faults: [failing('subscription-manager', 'POST /sub_engine/subscriptions/:id/pause_releases')],
  }),
  line({
    ...{ id: 'preferences', rule: 'A-291', text: settings.notSaved, person: 'parent' },
    ...{ path: '/account/settings/edit-communication-preferences', flags: ['loud-failures'] },
    ...{ faults: [failing('account-manager', 'PUT /users/:id')], press: settings.save },
    // whatever number was saved before, it was not this one
    events: [eventFor('preferences', { type: 'TYPE', value: '+32 470 12 34 57' })],
  }),
]
