import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepRows } from '~/services/platform/database/sweep'
import { formattedEmail, mailboxTransport, newestEmails } from '~/services/upstreams/mail/embedded/mailbox'
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
    {
      id: 'two',
      recipient: 'a@b.test',
      subject: 'Later',
      sentAt: '2026-11-21T12:00:02.000Z',
      text: 'Hello, Later\n',
      isFormatted: false,
    },
    {
      id: 'one',
      recipient: 'a@b.test',
      subject: 'Welcome',
      sentAt: '2026-11-21T12:00:01.000Z',
      text: 'Hello, Welcome\n',
      isFormatted: false,
    },
  ])
})

test('a formatted email is there with its HTML, another one is not', async () => {
  await send('plain', 'Plain')
  const transport = createTransport(mailboxTransport({ db: async () => opened.db, clock }))
  const html = '<p>Kits for “Noor” – as they look: é</p>'
  await transport.sendMail({ messageId: 'looks', subject: 'Looks', to: 'a@b.test', text: 'Kits', html })
  expect((await formattedEmail(opened.db, 'looks'))?.trim()).toBe(html)
  expect(await formattedEmail(opened.db, 'plain')).toBeNull()
  expect(await formattedEmail(opened.db, 'nowhere')).toBeNull()
  expect((await newestEmails(opened.db)).find(({ id }) => id === 'looks')?.isFormatted).toBe(true)
})

test('an email leaves the mailbox after 30 days', async () => {
  const old = clock.time
  clock.time += 86_400_000
  await send('three', 'Of today')
  for (const sweep of MAIL_SWEEPS) await sweepRows(opened.db, sweep, old + 30 * 86_400_000 + 60_000)
  expect((await newestEmails(opened.db)).map(({ id }) => id)).toEqual(['three'])
})
