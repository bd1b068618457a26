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
