import { KIT_TABS } from '~/services/domain/kits/kit-tabs.rules'
import { REGIONS } from '~/services/domain/locale'
import { env } from '~/services/platform/env/env.server'
import { logEvent } from '~/services/platform/log/log.server'
import { shared } from '~/services/platform/process/shared.server'
import { hasQa, qaState } from '~/services/platform/qa/qa-state.server'
import { publishPageState } from '~/services/request/assets/build-assets.server'
import { createDocuments } from '~/services/request/documents/cache/documents.server'
import { registerDocuments } from '~/services/request/documents/cache/registry.server'
import { askFramework } from './framework.server'
import { isHealth } from './health-paths'
import type { PatternOf } from './measure-request.server'
import { admission } from './overload.server'
import { createPipeline, type PipelineOptions } from './pipeline.server'
import { pipelineOptions } from './pipeline-options.server'
import type { PlainWords } from './plain-answer.server'
import type { SecurityHeaders } from './security-headers.server'

type Given = { patternOf: PatternOf; words: PlainWords }
type Answer = PipelineOptions['answer']

/** The cache key of an anonymous document: see docs/decisions/0003-document-cache.md. */
const SAMENESS = {
  query: { selected_tab: KIT_TABS },
  personal: ['qrTargetProduct', 'qr_data', 'birth_date', 'inspect'],
  cookies: { region: REGIONS, consent: ['none', 'statistics', 'marketing', 'statistics.marketing'] },
}

/** The request pipeline of this process, with the document cache and the framework at its end. */
export const requestHandler = (given: Given) => shared('request-handler', () => open(given))

function open({ patternOf, words }: Given) {
  const { publicOrigin, DOCUMENT_CACHE } = env()
  const options = pipelineOptions()
  const answer = DOCUMENT_CACHE && !import.meta.env.DEV ? keptDocuments(publicOrigin, options.headers) : askFramework
  return createPipeline({
    ...options,
    patternOf,
    admission: admission(),
    words,
    answer: hasQa() ? onceQaIsRead(answer) : answer,
  })
}

/** The first requests wait for the clock and the faults that QA has set; how the process is, it says at once. */
const onceQaIsRead =
  (answer: Answer): Answer =>
  async (request, context) => {
    if (!isHealth(new URL(request.url).pathname)) await qaState()
    return answer(request, context)
  }

function keptDocuments(origin: string, { policy }: SecurityHeaders) {
  const documents = createDocuments({
    ...SAMENESS,
    origin,
    policy,
    render: askFramework,
    publish: publishPageState,
    onFailure: (error) => logEvent('documents.rendering-failed', { error }),
  })
  registerDocuments(documents)
  return documents.fetch
}
