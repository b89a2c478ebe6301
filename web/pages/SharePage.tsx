import { useParams } from 'react-router'
import { SharedView } from '../sharing/guest/SharedView.tsx'

/** /share/:token: the page of a share link. */
export function SharePage() {
  const { token = '' } = useParams()
  return <SharedView key={token} token={token} />
}
