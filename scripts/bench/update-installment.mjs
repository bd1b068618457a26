import { load } from './load.mjs'

const PATH = '/api/update-installment'
const DAY_MS = 86_400_000

/** A kit's day is moved by one, and back: PATCH, with what the subscription then does, of one person at 10 connections. */
export async function updateInstallment(server, cookie) {
  const kit = await movableKit(server, cookie)
  const bodies = [kit.nextDay, kit.day].map((scheduled_date) => ({
    installmentId: kit.id,
    installment: { scheduled_date },
  }))
  return load(server, PATH, { cookie, connections: 10, method: 'PATCH', bodies })
}

/** As the schedule links it, and as its page says its day. */
async function movableKit(server, cookie) {
  const text = async (path) => (await fetch(server.url + path, { headers: { accept: 'text/html', cookie } })).text()
  const [, path, id] = /href="([^"]*\/edit-ship-date\/([\w-]+))"/.exec(await text('/account/subscriptions')) ?? []
  if (!path) throw new Error('no kit of this person can be moved')
  const [, day] = /data-planned="">\s*<input[^>]*value="([\d-]+)"/.exec(await text(path)) ?? []
  return { id, day, nextDay: new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10) }
}
