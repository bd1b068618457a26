import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailboxTransport, newestEmails } from '~/services/upstreams/mail/embedded/mailbox'
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
