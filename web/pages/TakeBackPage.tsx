import { TakeBackView } from '../members/login/TakeBackView.tsx'

/** /take-back#…: an account gets its former address back. */
export function TakeBackPage() {
  return <TakeBackView />
}
