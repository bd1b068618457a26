import { withFaults } from '~/services/platform/faults/faults.server'
import { houseKey, houseSeal } from '~/services/platform/secrets/secret.server'
import { poolSettings } from '~/services/upstreams/cognito/cognito.server'
import { codeLetter } from '~/services/upstreams/cognito/embedded/code-letter'
import { createCognitoHandler, operationOf } from '~/services/upstreams/cognito/embedded/cognito.handler'
import type { Pool } from '~/services/upstreams/cognito/embedded/pool'
import { sendMail } from '~/services/upstreams/mail/mail.server'

type Deps = Pick<Pool, 'db' | 'clock' | 'ask'> & { origin: string }

/** The embedded pool: seals with the house's key, and mails its codes like any other letter. */
export function embeddedPool({ db, clock, ask, origin }: Deps): Pool {
  const { poolId, clientId, issuer } = poolSettings()
  return {
    db,
    clock,
    ask,
    poolId,
    clientId,
    issuer,
    seal: houseSeal('cognito'),
    pepper: houseKey('cognito-hashes'),
    sendCode: (mail) => sendMail(codeLetter(mail, origin)),
  }
}

export const embeddedCognito = (pool: Pool) =>
  withFaults({ upstream: 'cognito', operationOf, handler: createCognitoHandler(pool) })
