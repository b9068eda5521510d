import '@testing-library/jest-dom'
import { stillLoaded } from '@/navigation/still'

// Parts whose code browsers load late are there from the start, as on the server.
beforeAll(stillLoaded)
