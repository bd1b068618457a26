import { FaultMet, type Faults, underFaults } from '~/services/platform/faults/faults.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { Gateway } from './gateway'

/**
 * The card gateway is a company of its own: it fails by itself, under the name 'card-gateway'. To the checkout it is then
 * out of reach (503), and what became of the charge is found out later by its key.
 */
export function gatewayUnderFaults(gateway: Gateway, { rules }: { rules?: Faults }): Gateway {
  const under = <T>(operation: keyof Gateway, work: () => Promise<T>) =>
    underFaults({ upstream: 'card-gateway', operation, work, rules }).catch((error: unknown) => {
      throw error instanceof FaultMet ? new ServiceRefusal(503, 'gateway') : error
    })
  return {
    charge: (asked) => under('charge', () => gateway.charge(asked)),
    chargeToken: (asked) => under('chargeToken', () => gateway.chargeToken(asked)),
    hasExpired: (token, day) => under('hasExpired', () => gateway.hasExpired(token, day)),
    settleOrVoid: (asked) => under('settleOrVoid', () => gateway.settleOrVoid(asked)),
    refund: (asked) => under('refund', () => gateway.refund(asked)),
    failureOf: (intent) => under('failureOf', () => gateway.failureOf(intent)),
  }
}
