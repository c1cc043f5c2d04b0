import { createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** A network. */
export interface Line {
  /** Bytes a second, in each direction. */
  bandwidth: number;
  /** From a question until its answer, ms. */
  latencyMs: number;
}

/** Bytes of a packet. */
const PACKET = 1400;
/** How many bytes a server hands to its system ahead of the line. What it writes later waits for them. */
const SENT_AHEAD = 32_000;

const until = (time: number) => setTimeout(Math.max(0, time - performance.now()));

/** One direction of a line. @param deliver gets each packet when it arrives. @returns sends bytes, until the line is free. */
function direction({ bandwidth, latencyMs }: Line, deliver: (packet: Buffer) => void) {
  let freeAt = 0;
  let delivered = Promise.resolve();
  return async (data: Buffer) => {
    for (let sent = 0; sent < data.length; sent += PACKET) {
      const packet = data.subarray(sent, sent + PACKET);
      freeAt = Math.max(freeAt, performance.now()) + (packet.length / bandwidth) * 1000;
      const arrivesAt = freeAt + latencyMs / 2;
      delivered = delivered.then(() => until(arrivesAt)).then(() => deliver(packet));
      await until(freeAt);
    }
  };
}

/** A connection over a line, as its server sees it. */
function overLine(socket: Socket, line: Line): Duplex {
  const down = direction(line, (packet) => void (socket.destroyed || socket.write(packet)));
  const connection = new Duplex({
    writableHighWaterMark: SENT_AHEAD,
    read() {},
    write: (data: Buffer, _encoding, done) => void down(data).then(() => done()),
    destroy(_error, done) {
      socket.destroy();
      done(null);
    },
  });
  const up = direction(line, (packet) => void (connection.destroyed || connection.push(packet)));
  socket.on('data', up).on('error', () => undefined);
  socket.on('close', () => connection.destroy());
  return connection;
}

/**
 * The port of a server at the other end of a line. It divides the line as real ones do: what a server has written is sent
 * before what it writes later, whereas the network that Chromium emulates gives each request its share at any moment.
 * @param connect gets each connection, once the packets that open it have gone to and fro.
 */
export function behindLine(line: Line, connect: (connection: Duplex) => void) {
  return createServer({ pauseOnConnect: true, noDelay: true }, async (socket) => {
    await setTimeout(line.latencyMs);
    connect(overLine(socket, line));
    socket.resume();
  });
}
