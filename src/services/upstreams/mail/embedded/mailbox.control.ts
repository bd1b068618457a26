import type { Db } from '~/services/platform/database/database.server'
import type { Control } from '~/services/platform/wire/control'
import { formattedEmail, newestEmails } from './mailbox'

/** GET answers the newest emails, the latest first; with an `id`, the HTML of that one. */
export const mailboxControl = (db: Db): Control => ({
  async GET(request) {
    const id = new URL(request.url).searchParams.get('id')
    if (id === null) return Response.json(await newestEmails(db))
    const html = await formattedEmail(db, id)
    return html === null
      ? new Response(null, { status: 404 })
      : new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
})
