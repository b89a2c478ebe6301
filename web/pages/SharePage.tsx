import { useParams } from 'react-router'
import { SharedView } from '../sharing/guest/SharedView.tsx'

/** /share/:token: what whoever holds the link is shown. */
export function SharePage() {
  const { token = '' } = useParams()
  return <SharedView key={token} token={token} />
}
