import { useParams } from 'react-router'
import { SentView } from '../sharing/guest/sent/SentView.tsx'

/** /share/project/:token: what was sent of a project, for one of its clients. */
export function SentPage() {
  const { token = '' } = useParams()
  return <SentView key={token} token={token} />
}
