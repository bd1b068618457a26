import { fromPromise } from 'xstate'
import { goToSchedule, goToSignIn, startAnew } from '~/services/browser/account'
import { readAnew, tellAccountChanged } from '~/services/browser/account-cache'
import { updateInstallment } from '~/services/browser/installment'
import { logFailure } from '~/services/browser/report'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { ShipDateAnswer } from '~/services/flows/ship-date/ship-date.contract'
import { shipDateQuery } from '~/services/flows/ship-date/ship-date.query'
import type { ItemOfSubscription } from '~/services/flows/ship-date/ship-date.rules'
import { shipDateEditMachine } from './ship-date-edit.machine'

/** the day goes to /api/update-installment; what is so then is asked of the schedule's own service. */
export const liveShipDateEditMachine = shipDateEditMachine.provide({
  actors: {
    updateInstallment: fromPromise<boolean, { installmentId: string; date: CivilDate | null }>(({ input, signal }) =>
      updateInstallment(input, signal),
    ),
    getShipDate: fromPromise<ShipDateAnswer, ItemOfSubscription & { as: string }>(({ input, signal }) =>
      readAnew(shipDateQuery(input), signal).then(({ shipDate }) => shipDate),
    ),
  },
  actions: {
    tellOtherTabs: () => tellAccountChanged(),
    goToSchedule: (_, where) => goToSchedule(where),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.ship-date-failed'),
  },
})
