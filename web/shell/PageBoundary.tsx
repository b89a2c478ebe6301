import { Component, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../ui/buttons.module.css'
import { Face } from '../ui/Face.tsx'

/** A page that breaks, or whose script does not come, breaks alone. (React catches errors in classes only.) */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (this.state.hasFailed) return <BrokenPage onRetry={() => this.setState({ hasFailed: false })} />
    return <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t('errors.answer')}
      action={
        <button type="button" className={buttons['plain']} onClick={onRetry}>
          {t('list.retry')}
        </button>
      }
    />
  )
}
