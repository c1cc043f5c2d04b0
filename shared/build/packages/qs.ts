import writer from './qsWriter.cts';

export const { stringify } = writer;
