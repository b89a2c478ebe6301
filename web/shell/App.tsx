import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router'
import { AnswerError } from '../api.ts'
import { Frame } from './Frame.tsx'
import type { Page } from './page.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { THEME_KEY } from './preferences.ts'

const MOST_RETRIES = 2

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An answered refusal would be refused again.
      retry: (failures, error) => !(error instanceof AnswerError) && failures < MOST_RETRIES,
      refetchOnWindowFocus: false,
    },
  },
})

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_KEY })

export function App({ pages }: { pages: readonly Page[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* The variables come from files (tokens.css), not from a style element written at run time. */}
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {/* Not as a transition: a ticked box, whose state is the address, must be ticked at once. */}
        <BrowserRouter useTransitions={false}>
          <Site pages={pages} />
        </BrowserRouter>
      </MantineProvider>
    </QueryClientProvider>
  )
}

function Site({ pages }: { pages: readonly Page[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = pages.find(({ path }) => matchPath(path, pathname))
  const title = page ? t(`routes.${page.title}`) : ''
  const content = (
    <PageBoundary key={pathname}>
      <Routes>
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Routes>
    </PageBoundary>
  )
  return (
    <>
      <title>{`${t('productTitle')} - ${title}`}</title>
      {page?.isStandalone ? <main>{content}</main> : <Frame>{content}</Frame>}
    </>
  )
}
