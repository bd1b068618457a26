import { execFileSync } from 'node:child_process'
import type { MachinePage } from '~/machines/reading/page'

export const PAGES = 'docs/machines/pages'

export const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 })

/** What people read of every machine at a commit; null: as it is staged here. */
export function pagesAt(commit: string | null): Map<string, MachinePage> {
  const listed = commit ? git('ls-tree', '--name-only', commit, `${PAGES}/`) : git('ls-files', PAGES)
  const paths = listed.split('\n').filter(Boolean)
  const pages = paths.map((path): MachinePage => JSON.parse(git('show', `${commit ?? ''}:${path}`)))
  return new Map(pages.map((page) => [page.id, page]))
}
