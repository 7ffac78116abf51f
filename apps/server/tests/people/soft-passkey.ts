import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Buffer): string => data.toString('base64url')

/** The few forms of CBOR that a passkey needs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n])
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

/** A passkey in software, for tests: makes real signatures. */
export class SoftPasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly origin: string
  private readonly rpHash: Buffer

  constructor(
    url: string,
    readonly id = randomBytes(16),
    private counter = 0,
  ) {
    this.origin = new URL(url).origin
    this.rpHash = sha256(new URL(url).hostname)
  }

  register(challenge: string) {
    const jwk = this.keys.publicKey.export({ format: 'jwk' })
    const point = (part: string | undefined) => Buffer.from(part ?? '', 'base64url')
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(jwk.x)],
        [-3, point(jwk.y)],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const authData = Buffer.concat([this.authData(0x45), Buffer.alloc(16), length, this.id, key])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.frame(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }
  login(challenge: string) {
    const authenticatorData = this.authData(0x05)
    const clientDataJSON = this.clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = createSign('sha256').update(signed).sign(this.keys.privateKey)
    return {
      ...this.frame(),
      response: { clientDataJSON, authenticatorData: b64(authenticatorData), signature: b64(signature) },
    }
  }

  private frame() {
    const id = b64(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }
  private authData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    return Buffer.concat([this.rpHash, Buffer.from([flags]), counter])
  }
  private clientData(type: string, challenge: string): string {
    return b64(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })))
  }
}
