import { configureGlobal } from 'fast-check';

// The same cases in each run: what a new case finds is not the fault of the change that is tested.
configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export * from 'fast-check';
