import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { EraseAccountPage } from '~/components/settings/erase-account-page'
import { PrivacyPage } from '~/components/settings/privacy-page'
import { connectAccountErasure } from '~/machines/account/account-erasure/account-erasure.connect'
import { accountErasureMachine } from '~/machines/account/account-erasure/account-erasure.machine'
import { connectDataExport } from '~/machines/account/data-export/data-export.connect'
import { dataExportMachine } from '~/machines/account/data-export/data-export.machine'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ExportAnswer } from '~/services/flows/privacy/export.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'privacy', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true }, empties: {}, errors: [] },
}
type Asked = { password: string; answer?: ExportAnswer }

/** As it stands after the file was asked for; null: before. */
async function show(asked: Asked | null, language: Language = 'en') {
  const answer = asked?.answer
  const exportAccount = fromPromise<ExportAnswer, { as: string; password: string }>(() =>
    answer ? Promise.resolve(answer) : new Promise<never>(() => {}),
  )
  const actor = createActor(dataExportMachine.provide({ actors: { exportAccount } }), { input: { as: 'account' } })
  actor.start()
  if (asked) {
    actor.send({ type: 'CHANGE', value: asked.password })
    actor.send({ type: 'DOWNLOAD' })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const view = { ...connectDataExport(actor.getSnapshot()), page, email: 'bo@playchart.test', eraseHref: '/erase' }
  return draw(<PrivacyPage view={view} send={send} />, language)
}

describe.each(LANGUAGES)('E-101 the page of what is kept of somebody (%s)', (language) => {
  test('says what the file has in it, and leads to where an account is erased', async () => {
    const { text, messages, all } = await show(null, language)
    for (const part of Object.values(messages.settings.privacy.export.parts)) expect(text).toContain(part)
    expect(all('a').map(({ attributes }) => attributes.href)).toContain('/erase')
  })

  test('says that a password is wrong, and nothing of a file', async () => {
    const answer: ExportAnswer = { ok: false, error: { kind: 'wrong' } }
    const { text, messages } = await show({ password: 'guess', answer }, language)
    const { failures, saved } = messages.settings.privacy.export
    expect([failures.wrong.title, saved].map((said) => text.includes(said))).toEqual([true, false])
  })
})

test('E-101 a file is asked for with a password alone', async () => {
  const { html, messages } = await show({ password: '' })
  expect(html).toContain('aria-invalid')
  expect(html).not.toContain(messages.settings.privacy.export.saved)
})

describe.each(LANGUAGES)('E-101 an order that keeps an account from being erased (%s)', (language) => {
  const waiting = async (kind: 'order' | 'leaving') => {
    const actor = createActor(accountErasureMachine, { input: { as: 'account', standing: 'blocked' } }).start()
    const blockers = [{ kind, id: 'PC-1', href: '/order' }]
    const around = { page, email: 'bo@playchart.test', blockers, backHref: '/privacy' }
    const view = { ...connectAccountErasure(actor.getSnapshot()), ...around }
    const { messages, one } = await draw(<EraseAccountPage view={view} send={send} />, language)
    return {
      erase: messages.settings.privacy.erase,
      said: textOf(one('li')),
      link: textOf(one('a', { href: '/order' })),
    }
  }

  test('is opened to be withdrawn from where that is possible', async () => {
    const { erase, said, link } = await waiting('order')
    expect(said).toContain('PC-1')
    expect(link).toBe(erase.to.order)
  })

  test('is opened to look at it where it is not, and the page says when the wait ends', async () => {
    const { erase, said, link } = await waiting('leaving')
    expect(said).toContain(erase.by.leaving.replace('{id}', 'PC-1'))
    expect(link).toBe(erase.to.leaving)
    expect(said).not.toContain(erase.to.order)
  })
})
