import { judge, type Seen, type Verdict } from './observatory-rules.ts'

type Scored = { path: string; status: number; score: number; verdicts: Verdict[] }

/**
 * One answer of a running server, as Mozilla's HTTP Observatory would score it under the server's public origin: asked with
 * the Origin of somebody else, and no redirect is followed.
 */
export async function scoreOf(server: string, path: string, origin: string): Promise<Scored> {
  const answer = await fetch(`${server}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html,*/*', origin: 'https://http-observatory.security.mozilla.org' },
  })
  const text = await answer.text()
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  const seen: Seen = { url: new URL(path, origin), headers: answer.headers, html: isPage ? text : null }
  return { path, status: answer.status, ...judge(seen) }
}

/** A script of the build, by what a page names. */
export async function builtFile(server: string): Promise<string> {
  const page = await fetch(`${server}/sign-in`, { headers: { accept: 'text/html' } }).then((answer) => answer.text())
  const [path] = /\/assets\/[\w./-]+\.js/.exec(page) ?? []
  if (!path) throw new Error('the page names no script of the build')
  return path
}
