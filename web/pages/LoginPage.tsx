import { LoginView } from '../members/login/LoginView.tsx'

/** /login. */
export function LoginPage() {
  return <LoginView />
}
