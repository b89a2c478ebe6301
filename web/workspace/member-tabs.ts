export interface Tabs<Saying> {
  say: (saying: Saying) => void
  close: () => void
}

/** The other tabs of the same member, to send them messages. Not by local storage, which is empty for members who are not remembered. */
export function openTabs<Saying>(
  { about, memberId }: { about: string; memberId: string },
  listen: (saying: Saying) => void,
): Tabs<Saying> {
  const channel = new BroadcastChannel(`${about}-${memberId}`)
  channel.addEventListener('message', ({ data }: MessageEvent<Saying>) => listen(data))
  return {
    say: (saying) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin's pages only
      channel.postMessage(saying)
    },
    close: () => channel.close(),
  }
}
