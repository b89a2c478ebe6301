import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import { clearedFilters } from '../../finding/filters/filters.ts'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'

/** An empty folder, or one without items that meet the filters, and what to do next. */
export function EmptyFolder({ isNarrowed, mayEdit }: { isNarrowed: boolean; mayEdit: boolean }) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const clear = () => {
    changeFilters(clearedFilters(filters))
    // The button disappears with the message.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  if (!isNarrowed && !mayEdit) return <Face title={t('folder.bare')} />
  if (!isNarrowed) {
    return (
      <Face
        title={t('folder.bare')}
        hint={t('folder.bareHint')}
        action={
          <Link className={buttons['filled']} to="/">
            {t('folder.toCatalogue')}
          </Link>
        }
      />
    )
  }
  return (
    <Face
      title={t('folder.empty')}
      action={
        <button type="button" className={buttons['plain']} onClick={clear}>
          {t('filters.clearAll')}
        </button>
      }
    />
  )
}
