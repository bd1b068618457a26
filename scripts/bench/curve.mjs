const [WIDTH, HEIGHT, LEFT, BOTTOM] = [900, 360, 60, 40]

/** Lines over the minutes of a run, as SVG. `limit` is drawn across. */
export function curve({ title, samples, lines, limit }) {
  const last = samples.at(-1)?.minute ?? 1
  const top = Math.max(limit, ...lines.flatMap(({ of }) => samples.map(of))) * 1.1
  const x = (minute) => (LEFT + (minute / last) * (WIDTH - LEFT - 20)).toFixed(1)
  const y = (value) => (HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 40)).toFixed(1)
  const drawn = lines.map(({ name, colour, of }, index) => {
    const points = samples.map((sample) => `${x(sample.minute)},${y(of(sample))}`).join(' ')
    const label = `<text x="${LEFT + 10 + index * 150}" y="34" fill="${colour}">${name}</text>`
    return `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${points}"/>${label}`
  })
  const grid = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const value = Math.round(top * part)
    return `<line x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="8" y="${y(value)}">${value}</text>`
  })
  const minutes = [0, 0.5, 1].map(
    (part) => `<text x="${x(last * part)}" y="${HEIGHT - 14}">${(last * part).toFixed(1)} min</text>`,
  )
  const across = `<line x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(limit)}" y2="${y(limit)}" stroke="#c00" stroke-dasharray="6 4"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><text x="${LEFT}" y="16" font-weight="bold">${title}</text>`,
    ...grid,
    ...minutes,
    across,
    ...drawn,
    '</svg>',
  ].join('\n')
}
