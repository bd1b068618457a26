import { poolSettings } from './cognito/cognito.server'
import { codeLetter } from './cognito/embedded/code-letter'
import { createCognitoHandler, operationOf } from './cognito/embedded/cognito.handler'
import type { Pool } from './cognito/embedded/pool'
import { withFaults } from './faults.server'
import { sendMail } from './mail/mail.server'
import { houseKey, houseSeal } from './secret.server'

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
