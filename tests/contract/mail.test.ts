import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepRows } from '~/services/platform/database/sweep'
import { mailboxTransport, newestEmails } from '~/services/upstreams/mail/embedded/mailbox'
import { MAIL_SWEEPS } from '~/services/upstreams/mail/embedded/sweep'
import { openTestDatabase, type TestDatabase } from '../support/database'

const clock = { time: Date.parse('2026-11-21T12:00:00.000Z'), now: () => clock.time }
let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

async function send(messageId: string, subject: string) {
  clock.time += 1000
  const transport = createTransport(mailboxTransport({ db: async () => opened.db, clock }))
  return transport.sendMail({ messageId, subject, from: 'shop@play.test', to: 'a@b.test', text: `Hello, ${subject}` })
}

test('the mailbox keeps an email once, however often it is sent, and shows the newest first', async () => {
  expect(await send('one', 'Welcome')).toEqual({ id: 'one' })
  await send('two', 'Later')
  await send('one', 'Welcome again')
  expect(await newestEmails(opened.db)).toEqual([
    { id: 'two', recipient: 'a@b.test', subject: 'Later', sentAt: '2026-11-21T12:00:02.000Z', text: 'Hello, Later\n' },
    {
      id: 'one',
      recipient: 'a@b.test',
      subject: 'Welcome',
      sentAt: '2026-11-21T12:00:01.000Z',
      text: 'Hello, Welcome\n',
    },
  ])
})

test('an email leaves the mailbox after 30 days', async () => {
  const old = clock.time
  clock.time += 86_400_000
  await send('three', 'Of today')
  for (const sweep of MAIL_SWEEPS) await sweepRows(opened.db, sweep, old + 30 * 86_400_000 + 60_000)
  expect((await newestEmails(opened.db)).map(({ id }) => id)).toEqual(['three'])
})
