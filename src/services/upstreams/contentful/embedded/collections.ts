import { answer, badRequest, invalidQuery, list, notFound } from './answers'
import type { DocumentKind } from './documents'
import { createTest, readFilters, sorted } from './filters'
import { included, selected } from './includes'
import { type Asked, type Issue, type Question, readFrame } from './question'
import { keyOf, type Library, type Snapshot } from './snapshot'
import type { createViews, View, Views } from './views'

export type Asking = {
  request: Request
  url: URL
  snapshot: Snapshot
  library: Library
  viewsOf: ReturnType<typeof createViews>
}

/** The locale asked for, `null` when the space has no such locale. */
function localeOf({ url, snapshot }: Asking): string | null {
  const asked = url.searchParams.get('locale') ?? snapshot.defaultLocale
  return asked === '*' || snapshot.locales.some(({ code }) => code === asked) ? asked : null
}

const unknownLocale = ({ url }: Asking) => badRequest(`Unknown locale: ${url.searchParams.get('locale')}`)

/** GET …/entries/{id} and …/assets/{id}: the entry alone, without what it links to. */
export function one(asking: Asking, kind: DocumentKind, id: string): Response {
  const { request, snapshot, library, viewsOf } = asking
  const locale = localeOf(asking)
  if (locale === null) return unknownLocale(asking)
  const document = library.byId.get(keyOf(kind, id))
  if (!document) return notFound({ type: kind, id })
  return answer(request, viewsOf({ snapshot, library, locale })(document))
}

/** GET …/entries and …/assets. */
export function many(asking: Asking, kind: DocumentKind): Response {
  const { request, url, snapshot, library, viewsOf } = asking
  const locale = localeOf(asking)
  if (locale === null) return unknownLocale(asking)
  const issues: Issue[] = []
  const question = readQuestion({ kind, parameters: url.searchParams, snapshot, locale }, issues)
  if (issues.length > 0) return invalidQuery(issues)
  const views = viewsOf({ snapshot, library, locale })
  // with every locale at once, filters and order look at the default locale
  const lens = locale === '*' ? viewsOf({ snapshot, library, locale: snapshot.defaultLocale }) : views
  const found = sorted(candidates(question, library, lens), question.order)
  const page = found
    .slice(question.skip, question.skip + question.limit)
    .map((view) => shownAs(view, { kind, library, views }))
  return answer(request, {
    ...list(
      page.map((view) => selected(view, question.select)),
      { ...question, total: found.length },
    ),
    ...links(page, { question, library, views }),
  })
}

function readQuestion(asked: Asked, issues: Issue[]): Question {
  for (const key of new Set(asked.parameters.keys()))
    if (asked.parameters.getAll(key).length > 1) issues.push({ name: 'duplicate', path: [key], details: 'Given twice' })
  const frame = readFrame(asked, issues)
  return { ...frame, filters: readFilters(asked, frame.contentType, issues) }
}

function candidates({ kind, contentType, filters }: Question, library: Library, lens: Views): View[] {
  const passes = createTest(filters, { library, views: lens })
  return library.documents
    .filter((document) => document.kind === kind && (!contentType || document.contentType === contentType.sys.id))
    .map(lens)
    .filter(passes)
}

function shownAs(view: View, { kind, library, views }: { kind: DocumentKind; library: Library; views: Views }): View {
  const document = library.byId.get(keyOf(kind, view.sys.id))
  return document ? views(document) : view
}

type Linking = { question: Question; library: Library; views: Views }

function links(page: View[], { question, library, views }: Linking) {
  if (question.kind === 'Asset') return {}
  const items = page.map((view) => ({
    kind: question.kind,
    id: view.sys.id,
    fields: selected(view, question.select).fields ?? {},
  }))
  const { found, errors } = included({ items, depth: question.include, library, views })
  const includes = Object.fromEntries(Object.entries(found).filter(([, members]) => members.length > 0))
  return {
    ...(errors.length > 0 && { errors }),
    ...(Object.keys(includes).length > 0 && { includes }),
  }
}
