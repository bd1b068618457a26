import type { FaultRule } from '~/services/platform/faults/faults.contract'

/** "shopify *: status 503, 2 times" */
export function faultText({ upstream, operation, outcome, times }: FaultRule): string {
  const how = outcome.kind === 'delay' ? `${outcome.ms} ms late` : outcome.kind
  const status = 'status' in outcome ? ` ${outcome.status}` : ''
  return `${upstream} ${operation}: ${how}${status}, ${times === null ? 'until it is removed' : `${times} times`}`
}
