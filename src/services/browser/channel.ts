/** Tells the other tabs of this shop, and hears them; never itself. Where the browser has no channel, nothing is heard. */
export function openChannel<Message>(name: string, hear: (message: Message) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  return {
    tell: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Said once and at once, even by a page that is about to be left. */
export function tellOtherTabs(name: string) {
  const channel = openChannel(name, () => {})
  channel.tell('changed')
  channel.close()
}
