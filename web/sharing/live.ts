import { useEffect, useEffectEvent } from 'react'
import { liveHints, type LiveEvent } from '../../contract/sharing/activity-calls.ts'
import { followStream, type Following } from '../workspace/live/follow-stream.ts'

type LiveHint = LiveEvent['of']

interface Hearing<Input> extends Pick<Following<Input>, 'endpoint' | 'input' | 'headers'> {
  /** `start` each time that the stream begins, because earlier news were missed; `link` also where nothing can be followed any more. */
  onHint: (hint: LiveHint) => void
}

/** Follows the news of a link while the component is mounted. Another `key` starts anew; null follows nothing. */
export function useLive<Input>(key: string | null, { onHint, ...stream }: Hearing<Input>): void {
  const tell = useEffectEvent(onHint)
  const follow = useEffectEvent(() =>
    followStream({
      ...stream,
      onEvent({ of }) {
        // A newer server may send hints that this page does not know.
        const hint = liveHints.find((known) => known === of)
        if (hint) tell(hint)
      },
      onFinal: () => tell('link'),
    }),
  )
  // A stream is outside React.
  useEffect(() => (key === null ? undefined : follow()), [key])
}
