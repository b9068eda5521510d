/** The drawings of the icon set, on a 24 by 24 grid, as strokes. */
export const iconPaths = {
  arrowLeft: 'M19 12H5m6-7-7 7 7 7',
  arrowRight: 'M5 12h14m-6-7 7 7-7 7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  external: 'M14 5h5v5m0-5-8 8m-1-7H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c2.6 2.4 4 5.6 4 9s-1.4 6.6-4 9c-2.6-2.4-4-5.6-4-9s1.4-6.6 4-9ZM3.5 9.5h17m-17 5h17',
  home: 'M4 11.5 12 4.5l8 7M6.5 9.8V19a.5.5 0 0 0 .5.5h3.5v-5h3v5H17a.5.5 0 0 0 .5-.5V9.8',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.2v.2',
  leaf: 'M5 19c0-8 5-13 14-13 0 9-5 14-11 13M5 19c1.5-4 4-6.5 8-8',
  medicine: 'M10.5 20.2a4.7 4.7 0 0 1-6.7-6.7l6.7-6.7 2.8-3a4.7 4.7 0 0 1 6.7 6.7l-9.5 9.7ZM8.5 9l6.6 6.6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pause: 'M9 6v12m6-12v12',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.500v13l11-6.500L8 5.500Z',
  plus: 'M5 12h14m-7-7v14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.300L20 20',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.800Z',
  warning: 'M12 4 2.8 19.500h18.400L12 4Zm0 6v4.500m0 2.300v.200',
} as const

export type IconName = keyof typeof iconPaths
