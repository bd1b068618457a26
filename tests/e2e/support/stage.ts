import type { Page } from '@playwright/test'
import { INSPECTOR_CHANNEL } from '../../../src/machines/recording/channel'
import type { LogLine } from '../../../src/machines/recording/log.contract'
import type { InspectorMessage, PageTask } from '../../../src/machines/recording/messages.contract'
import { expect, untilLive } from './shop'

type Answer = { ok: boolean; text: string }
type Link = { id: string; lines: LogLine[]; ask: (task: PageTask) => Promise<Answer> }

declare global {
  interface Window {
    stageLink: Link
  }
}

/** A recorded page without an inspector beside it, and the channel over which it is driven. */
export async function openStage(page: Page, path: string) {
  const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect=bare`)
  expect(answer?.status(), path).toBeLessThan(400)
  await untilLive(page)
  await page.evaluate(linkUp, INSPECTOR_CHANNEL)
  async function ask(task: PageTask) {
    const { ok, text } = await page.evaluate((asked) => window.stageLink.ask(asked), task)
    expect(ok, `${task.kind}: ${text}`).toBe(true)
  }
  return {
    ask,
    /** of the actor that runs now, by the ids on the way down to it */
    session: (way: readonly string[]) => page.evaluate(sessionOf, way),
    /** ids of the transitions that the actors of a machine have taken so far */
    taken: (machine: string) => page.evaluate(takenBy, machine),
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>

/** In the page: keeps all that it tells inspectors. */
function linkUp(channelName: string) {
  const channel = new BroadcastChannel(channelName)
  const waiting: ((answer: Answer) => void)[] = []
  const tell = (message: InspectorMessage) => channel.postMessage(message)
  const link: Link = {
    id: '',
    lines: [],
    ask: (task) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        tell({ from: 'inspector', id: link.id, ...task })
      }),
  }
  window.stageLink = link
  return new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<InspectorMessage>) => {
      if (data.from !== 'page') return
      if (data.kind === 'page') link.id = data.page.session.page
      if (data.kind === 'page' || data.kind === 'lines') link.lines.push(...data.lines)
      if (data.kind === 'answer') waiting.shift()?.(data)
      if (data.kind === 'page') resolve()
    }
    tell({ from: 'inspector', kind: 'who' })
  })
}

/** In the page, too. */
function sessionOf(way: readonly string[]): string {
  let parent: string | null = null
  for (const id of way) {
    const actor: LogLine | undefined = window.stageLink.lines.findLast(
      (line) => line.kind === 'actor' && line.id === id && line.parent === parent,
    )
    if (actor?.kind !== 'actor') throw new Error(`there is no ${way.join(', ')}`)
    parent = actor.session
  }
  return parent ?? ''
}

function takenBy(machine: string): string[] {
  const { lines } = window.stageLink
  const sessions = lines.flatMap((line) => (line.kind === 'actor' && line.machine === machine ? [line.session] : []))
  const taken = lines.flatMap((line) => (line.kind === 'event' && sessions.includes(line.session) ? line.taken : []))
  return [...new Set(taken)]
}
