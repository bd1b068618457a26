/**
 * Sends messages to the shop's other tabs and receives theirs, never its own. Without BroadcastChannel nothing is sent
 * or received.
 */
export function openChannel<Message>(name: string, listener: (message: Message) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
  return {
    tell: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Sends one message at once, even from a page that is about to be left. */
export function tellOtherTabs(name: string) {
  const channel = openChannel(name, () => {})
  channel.tell('changed')
  channel.close()
}
