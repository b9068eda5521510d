/**
 * For glibc's memory allocator, as in `Dockerfile`: blocks from 128 KiB on go back to the system when they are freed. By
 * itself it raises that limit to the largest block seen, so that memory of decoded photos stays with the process.
 */
export const MALLOC_ENV = { MALLOC_TRIM_THRESHOLD_: '131072' }
