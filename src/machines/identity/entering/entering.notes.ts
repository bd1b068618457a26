import { z } from 'zod'
import type { Notes } from '~/machines/reading/notes'
import type { enteringMachine } from './entering.machine'

export const personal = z.string().meta({ personal: true })
const config = z.strictObject({
  userPoolId: z.string(),
  clientId: z.string(),
  endpoint: z.string(),
  authFlow: z.enum(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH']),
})
/** What the pool is asked about one address. */
export const asked = { config, email: personal }
/** What an identity page begins with. */
export const page = { config, returnTo: z.string() }
export const refusal = z.enum([
  'unreachable',
  'tooMany',
  'wrong',
  'unconfirmed',
  'resetRequired',
  'otherPerson',
  'badEmail',
  'weakPassword',
  'wrongCode',
  'expiredCode',
])

const input = { ...asked, password: personal, returnTo: z.string() }

export const enteringNotes: Notes<typeof enteringMachine> = {
  id: 'entering',
  title: 'Signing in, and going on',
  sentence: 'Signs a customer in whose address and password are known, and leads them back to where they came from.',
  route: '/sign-in, /sign-up and /reset-password, as their last step',
  states: {
    signingIn: { title: 'Asking the identity provider, then keeping the session', rules: ['S-007', 'F-02', 'S-359'] },
    failing: { title: 'It did not work: the password is forgotten here', rules: ['S-378'] },
    refused: { title: 'Not signed in; the form around it says why', rules: ['F-02', 'S-378'] },
    leaving: { title: 'Signed in: going on', decided: 'E-82' },
    going: { title: 'The browser is on its way', decided: 'E-82' },
    stayed: { title: 'Signed in, and the browser stayed: a link leads on', decided: 'E-82' },
  },
  events: {},
  guards: { isOk: 'the session is there' },
  actions: {
    keepRefusal: 'remember why not',
    noteRefusal: 'treat a missing answer as an outage',
    forgetPassword: 'forget the password',
    tellSession: 'tell the session and the other tabs',
    tellSignedIn: 'tell the form around it',
  },
  delays: { patience: '20 seconds', departure: '8 seconds' },
  actors: {
    signIn: 'the identity provider, then our server, which keeps the session',
    openPage: 'the browser: opens the page that was asked for',
  },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({ ...input, refusal: z.strictObject({ kind: refusal }).nullable() }),
    events: {},
  },
}
