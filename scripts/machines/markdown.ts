import type { ChartNode } from '~/machines/reading/chart'
import { type MachinePage, type Origins, originsOfMachine } from '~/machines/reading/page'
import { sentenceText } from '~/machines/reading/sentences'

/** What a machine does, as a page of Markdown beside its picture. */
export function markdownOf(page: MachinePage): string {
  const { id, title, sentence, route, chart } = page
  const { rules, decisions } = originsOfMachine(page)
  const states = Object.values(chart.nodes).filter(({ path }) => path !== '')
  const counts = `${states.length} states, ${page.transitions.length} transitions`
  return [
    `# ${title}`,
    sentence,
    [
      `- Where: ${route}`,
      `- Machine: \`${id}\` of \`src/machines/${page.area}/${page.folder}\`, ${counts}`,
      ...(rules.length ? [`- Rules: ${rules.join(', ')}`] : []),
      ...(decisions.length ? [`- Decisions that stand: ${decisions.join(', ')}`] : []),
    ].join('\n'),
    `![${title}](${id}.svg)`,
    '## States',
    ['| State | What it means | From |', '|---|---|---|', ...states.map((node) => stateRow(page, node))].join('\n'),
    '## The same, in words',
    ...Object.values(chart.nodes).flatMap((node) => wordsOf(page, node)),
  ]
    .join('\n\n')
    .concat('\n')
}

function stateRow({ words, origins }: MachinePage, { id, path }: ChartNode): string {
  return `| \`${path}\` | ${words.states[path]?.title ?? ''} | ${originText(origins[id])} |`
}

const originText = (origins: Origins | undefined) =>
  [...(origins?.rules ?? []), origins?.decided ?? []].flat().join(', ')

function wordsOf({ words, transitions, chart }: MachinePage, node: ChartNode): string[] {
  const own = transitions.filter(({ source }) => source === node.id)
  if (own.length === 0 && node.entry.length + node.exit.length === 0) return []
  const heading = node.path === '' ? 'Anywhere' : `${words.states[node.path]?.title ?? node.key} (\`${node.path}\`)`
  const runs = [...node.entry.map((name) => `entry / ${name}`), ...node.exit.map((name) => `exit / ${name}`)]
  const code = (id: string) => {
    const edge = chart.edges.find(({ transition }) => transition === id)
    return [
      edge?.guard ? `[${edge.guard}]` : edge?.isElse ? '[else]' : '',
      edge?.actions.length ? `/ ${edge.actions.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  return [
    `### ${heading}`,
    [
      ...runs.map((line) => `- \`${line}\``),
      ...own.map((each) => `- ${sentenceText(each)} \`${`${each.label} ${code(each.id)}`.trim()}\``),
    ].join('\n'),
  ]
}

/** All machines by area, each with its small picture. */
export function indexOf(pages: readonly MachinePage[]): string {
  const areas = [...new Set(pages.map(({ area }) => area))]
  return [
    '# Machines',
    'Every flow of the shop, drawn from the code that runs. `npm run machines` writes this folder; CI fails when it is stale.',
    ...areas.flatMap((area) => [
      `## ${area}`,
      pages
        .filter((page) => page.area === area)
        .map(({ id, title, sentence }) => `- [${title}](${id}.md): ${sentence}`)
        .join('\n'),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}
