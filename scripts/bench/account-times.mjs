import { median, rankTest } from './rank-test.ts'

const CLIENT = 'playchart-web'
const TARGET = 'AWSCognitoIdentityProviderService.'
const PASSWORD = 'Six-Boats-Now'
const EACH = 200
/** a number of the SRP group that anybody may send */
const SRP_A = 'ab12'.repeat(180)

/** What takes an address from outside: each asks once, as somebody who wants to know whether it has an account. */
const QUESTIONS = {
  SignUp: (ask, Username) => ask('SignUp', { Username, Password: PASSWORD }),
  ConfirmSignUp: (ask, Username) => ask('ConfirmSignUp', { Username, ConfirmationCode: 'wrong' }),
  'InitiateAuth, password': (ask, USERNAME) =>
    ask('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD: 'not-the-password' },
    }),
  'InitiateAuth, SRP, with its answer': trySrp,
  ForgotPassword: (ask, Username) => ask('ForgotPassword', { Username }),
  ConfirmForgotPassword: (ask, Username) =>
    ask('ConfirmForgotPassword', { Username, ConfirmationCode: 'wrong', Password: PASSWORD }),
}

/**
 * Whether the pool tells by its time who has an account (security.md T12): each question is asked of as many known
 * addresses as unknown ones, one after the other and in turn, and their times are ranked. Milliseconds, and p.
 */
export async function accountTimes(server, { each = EACH } = {}) {
  const ask = asking(server.url)
  const known = Array.from({ length: each }, (_, at) => `known-${at}@bench.test`)
  await manyAtOnce(known, (email) => madeAccount({ server, ask, email }))
  const found = {}
  for (const [name, question] of Object.entries(QUESTIONS)) {
    // nobody has asked for these before
    const unknown = known.map((_, at) => `${name.replace(/\W/g, '')}-${at}@bench.test`.toLowerCase())
    // both have been asked about as often: what was counted of them before is the same
    await manyAtOnce([...known, ...unknown], (Username) => ask('ForgotPassword', { Username }))
    await server.moveClock(DAY_MS)
    const times = { known: [], unknown: [] }
    for (const at of known.keys()) {
      const pair = [
        ['known', known[at]],
        ['unknown', unknown[at]],
      ]
      for (const [which, email] of at % 2 === 0 ? pair : pair.reverse()) times[which].push(await question(ask, email))
    }
    const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
    found[name] = { known: ofKnown, difference: ofKnown - ofUnknown, ...rankTest(times.known, times.unknown) }
  }
  return found
}

/** What only prepares need not be quiet. */
async function manyAtOnce(items, work) {
  for (let at = 0; at < items.length; at += 10) await Promise.all(items.slice(at, at + 10).map(work))
}

/** Counts of tries and of emails are forgotten after a day. */
const DAY_MS = 24 * 3_600_000 + 60_000

/** Both steps of SRP, the second with a wrong proof. */
async function trySrp(ask, USERNAME) {
  const first = await ask.whole('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } })
  const ChallengeResponses = {
    USERNAME: first.body.ChallengeParameters.USER_ID_FOR_SRP,
    PASSWORD_CLAIM_SECRET_BLOCK: first.body.ChallengeParameters.SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
    TIMESTAMP: 'Mon Nov 23 12:00:00 UTC 2026',
  }
  const second = await ask('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses })
  return first.ms + second
}

function asking(base) {
  const whole = async (operation, body) => {
    const headers = { origin: base, 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': TARGET + operation }
    const text = JSON.stringify({ ClientId: CLIENT, ...body })
    const started = performance.now()
    const answer = await fetch(`${base}/upstream/cognito/`, { method: 'POST', headers, body: text })
    const answered = await answer.json()
    const ms = performance.now() - started
    if (answer.status === 429 || answer.status >= 500) throw new Error(`${operation}: ${answer.status}`)
    if (answered.__type === 'LimitExceededException') throw new Error(`${operation}: too many tries`)
    return { ms, body: answered }
  }
  return Object.assign(async (operation, body) => (await whole(operation, body)).ms, { whole })
}

async function madeAccount({ server, ask, email }) {
  await ask('SignUp', { Username: email, Password: PASSWORD })
  const mail = (await server.emails()).find(({ recipient }) => recipient === email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`no code for ${email}`)
  await ask('ConfirmSignUp', { Username: email, ConfirmationCode: code })
}
