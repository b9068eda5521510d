import { fireEvent, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { ErrorPage } from '@/ui/templates/error/ErrorPage'

jest.mock('next/router', () => ({ __esModule: true, default: { push: jest.fn() } }))

test('the search of the page that is not there is reported, and a blank text is not sent (behavior ERR-1, SEARCH-4)', () => {
  render(<ErrorPage kind="notFound" siteName={null} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'O que você procura?' })
  const search = (text: string) => {
    fireEvent.change(box, { target: { value: text } })
    if (box.form) fireEvent.submit(box.form)
  }
  search('   ')
  expect(box.checkValidity()).toBe(false)
  expect(Router.push).not.toHaveBeenCalled()
  search(' garganta ')
  expect(Router.push).toHaveBeenCalledWith('/pt-br/search/?term=garganta')
  expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'event_search', label: 'garganta' })])
})
