import { TakeBackView } from '../members/login/TakeBackView.tsx'

/** /take-back#…: gives an account its former address back. */
export function TakeBackPage() {
  return <TakeBackView />
}
