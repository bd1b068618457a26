/** Milliseconds to the first byte of a warm page while every upstream answers 300 ms late; the median of 9. */
export async function firstByte(server, path) {
  const headers = { 'user-agent': 'Mozilla/5.0 Chrome/156', accept: 'text/html' }
  const once = async () => {
    const start = performance.now()
    const answer = await fetch(server.url + path, { headers })
    const first = performance.now() - start
    await answer.arrayBuffer()
    return first
  }
  await once()
  await server.delayUpstreams(300)
  const times = []
  for (let turn = 0; turn < 9; turn += 1) times.push(await once())
  await server.delayUpstreams(0)
  return times.sort((one, other) => one - other)[4].toFixed(1)
}
