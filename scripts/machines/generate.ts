import { chartOf } from '~/machines/reading/chart'
import { countPlaces } from '~/machines/reading/count-places'
import { happyPath, happySteps } from '~/machines/reading/happy-path'
import { type ChartLayout, layoutChart, layoutOutline } from '~/machines/reading/layout'
import { mermaidOf } from '~/machines/reading/mermaid'
import { type MachinePage, machinePage } from '~/machines/reading/page'
import { registry } from '~/machines/reading/registry'
import { sentenceText } from '~/machines/reading/sentences'
import { studioConfig } from '~/machines/reading/studio'
import { chartSvg } from '~/machines/reading/svg'
import { readBaseline } from './baseline'
import { compareVersions, versionOf } from './compare'
import { indexOf, markdownOf } from './markdown'
import { allRules } from './rules'
import { screenOf } from './screens'
import { allDecisions } from './specification'
import { allStates } from './states'
import { allWalks } from './walks'

/** What people read of every machine. */
export async function allPages(): Promise<MachinePage[]> {
  return Promise.all(
    registry.map(async (entry) => {
      const notes = await entry.notes()
      if (!notes) throw new Error(`${entry.id} has no notes`)
      return machinePage(chartOf(await entry.machine()), notes, entry)
    }),
  )
}

/** What the pictures of a machine are made of, and where its counts have room. */
export type Drawing = { layout: ChartLayout; outline: ChartLayout; places: ReturnType<typeof countPlaces> }

/** Of all that is made here it takes by far the longest. */
export async function drawingOf({ chart, words }: MachinePage): Promise<Drawing> {
  const layout = await layoutChart(chart, words)
  return { layout, outline: await layoutOutline(chart), places: countPlaces(layout) }
}

/** The files of one machine in docs/machines, by their paths there. */
async function filesOf(page: MachinePage, { layout, outline, places }: Drawing): Promise<Record<string, string>> {
  const { id, chart, words, title, sentence: description } = page
  const sentences = Object.fromEntries(page.transitions.map((each) => [each.id, sentenceText(each)]))
  const texts = { title, description, sentences }
  const small = { title, description: 'Its states', sentences: {} }
  const happy = page.happyPath && (await layoutChart(happyPath(chart, page.happyPath), words))
  return {
    ...(happy && { [`happy/${id}.svg`]: `${chartSvg(happy, texts)}\n` }),
    [`${id}.svg`]: `${chartSvg(layout, texts)}\n`,
    [`small/${id}.svg`]: `${chartSvg(outline, small)}\n`,
    [`${id}.mmd`]: mermaidOf(chart),
    [`${id}.md`]: markdownOf(page),
    [`studio/${id}.json`]: json(studioConfig(chart, words)),
    [`pages/${id}.json`]: json({
      ...{ ...page, screen: screenOf(page.route), boxes: boxesOf(layout) },
      ...(happy && { happyBoxes: boxesOf(happy), happySteps: happySteps(chart, page.happyPath ?? []) }),
      changes: changesOf(page),
    }),
    [`places/${id}.json`]: `${JSON.stringify(places)}\n`,
  }
}

/** What became another since the version that is compared with. */
function changesOf(page: MachinePage) {
  const { commit, date, machines } = readBaseline()
  const before = machines[page.id] ?? null
  const { states, sentences } = compareVersions(before ?? versionOf(null), versionOf(page))
  return { since: { commit, date }, isNew: before === null, states, sentences }
}

/** Where each state stands in the picture. */
const boxesOf = ({ states }: ChartLayout) =>
  Object.fromEntries(states.map(({ node, x, y, width, height }) => [node.id, { x, y, width, height }]))

type Made = { pages: MachinePage[]; drawing?: (page: MachinePage) => Promise<Drawing> }

/** The whole folder. */
export async function allFiles({ pages, drawing = drawingOf }: Made): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'README.md': indexOf(pages) }
  for (const page of pages) Object.assign(files, await filesOf(page, await drawing(page)))
  files['rules.json'] = json(allRules(pages))
  files['decisions.json'] = json(allDecisions())
  files['coverage.json'] = json(await allWalks(pages))
  files['states.json'] = json(await allStates())
  return files
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
